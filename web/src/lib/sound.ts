// Soft sounds, made of tones and noise as they are needed: a card, a cube, a die, points, and one's own turn.

export type Sound = 'card' | 'cube' | 'die' | 'points' | 'turn'

/** How loud the loudest is. */
const SOFT = 0.12
/** So many sounds of one moment are heard, one after the other. */
const MOST = 4
const APART_S = 0.09

export interface Studio {
  /** Null where the browser has no sound. */
  open: () => AudioContext | null
}

const BROWSER: Studio = { open: () => ('AudioContext' in globalThis ? new AudioContext() : null) }

export class Sounds {
  #context: AudioContext | null = null
  #noise: AudioBuffer | null = null

  constructor(readonly studio: Studio = BROWSER) {}

  /** Browsers let a page be heard after a click or a key. */
  wake(): void {
    const context = (this.#context ??= this.studio.open())
    if (context?.state === 'suspended') void context.resume()
  }

  /** Heard only once it was woken: to open the studio takes a while, and before a click it would be for nothing. */
  play(sounds: readonly Sound[]): void {
    const context = this.#context
    if (context?.state !== 'running') return
    for (const [index, sound] of [...new Set(sounds)].slice(0, MOST).entries())
      SCORES[sound](this, context, context.currentTime + index * APART_S)
  }

  /** A tone that fades away, from one pitch to another. */
  tone(context: AudioContext, at: number, [from, to]: [number, number], seconds: number, volume = 1): void {
    const oscillator = context.createOscillator()
    oscillator.type = 'sine'
    oscillator.frequency.setValueAtTime(from, at)
    oscillator.frequency.exponentialRampToValueAtTime(to, at + seconds)
    this.#fade(context, oscillator, at, seconds, volume)
  }

  /** Noise around a pitch that fades away. */
  noise(context: AudioContext, at: number, pitch: number, seconds: number, volume = 1): void {
    const source = context.createBufferSource()
    source.buffer = this.#noise ??= white(context)
    const filter = context.createBiquadFilter()
    filter.type = 'bandpass'
    filter.frequency.value = pitch
    source.connect(filter)
    this.#fade(context, source, at, seconds, volume, filter)
  }

  #fade(
    context: AudioContext,
    source: AudioScheduledSourceNode,
    at: number,
    seconds: number,
    volume: number,
    through: AudioNode = source,
  ): void {
    const gain = context.createGain()
    gain.gain.setValueAtTime(SOFT * volume, at)
    gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
    through.connect(gain)
    gain.connect(context.destination)
    source.start(at)
    source.stop(at + seconds)
  }
}

type Score = (studio: Sounds, context: AudioContext, at: number) => void

const SCORES: Readonly<Record<Sound, Score>> = {
  card: (sounds, context, at) => sounds.noise(context, at, 2600, 0.12, 0.8),
  cube: (sounds, context, at) => {
    sounds.tone(context, at, [320, 180], 0.09)
    sounds.noise(context, at, 900, 0.04, 0.5)
  },
  die: (sounds, context, at) => {
    for (const [index, pause] of [0, 0.07, 0.15, 0.26].entries())
      sounds.noise(context, at + pause, 1500 - index * 200, 0.05, 1 - index * 0.2)
  },
  points: (sounds, context, at) => {
    sounds.tone(context, at, [660, 660], 0.25, 0.5)
    sounds.tone(context, at + 0.08, [880, 880], 0.35, 0.5)
  },
  turn: (sounds, context, at) => {
    sounds.tone(context, at, [440, 440], 0.5, 0.7)
    sounds.tone(context, at + 0.14, [587, 587], 0.7, 0.7)
  },
}

function white(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate)
  const channel = buffer.getChannelData(0)
  for (let index = 0; index < channel.length; index += 1) channel[index] = Math.random() * 2 - 1
  return buffer
}

/** Parameters of events that name something of paper, and something of wood. */
const PAPER = ['card', 'tile', 'milestone', 'idea']
const WOOD = ['cube', 'piece', 'building', 'hex', 'space', 'technology', 'token', 'region']

/** What an event sounds like, by what it names. */
export function soundOf(
  verb: string,
  facts: Readonly<Record<string, string | number>>,
  isRoll: boolean,
): Sound | undefined {
  if (isRoll) return 'die'
  if (verb === 'scored') return 'points'
  const has = (params: readonly string[]) => params.some((param) => param in facts)
  return has(PAPER) ? 'card' : has(WOOD) ? 'cube' : undefined
}
