// Browser notifications: wished for by a click, shown to one who looks elsewhere when it becomes their turn.

export interface Desk {
  permission: () => NotificationPermission
  ask: () => Promise<NotificationPermission>
  show: (title: string, options: NotificationOptions) => Notification
  isAway: () => boolean
}

const BROWSER: Desk = {
  permission: () => Notification.permission,
  ask: () => Notification.requestPermission(),
  show: (title, options) => new Notification(title, options),
  isAway: () => document.hidden,
}

/** Whether this browser can show notifications at all. */
export function canNotify(): boolean {
  return 'Notification' in globalThis
}

/** Ask for the permission; only a click may lead here. */
export async function mayNotify(desk: Desk = BROWSER): Promise<boolean> {
  if (desk.permission() === 'denied') return false
  return desk.permission() === 'granted' || (await desk.ask()) === 'granted'
}

export interface Turn {
  /** Which question it is: each is told once. */
  key: string
  title: string
  body: string
}

/** Tells of turns, and takes it back when they are over. */
export class TurnNotices {
  #told = ''
  #shown: Notification | null = null

  constructor(readonly desk: Desk = BROWSER) {}

  /** It is somebody's turn, or (null) nobody's here. */
  turn(turn: Turn | null): void {
    if (!turn) {
      this.#told = ''
      this.clear()
      return
    }
    if (turn.key === this.#told) return
    this.#told = turn.key
    this.clear()
    if (!this.desk.isAway() || this.desk.permission() !== 'granted') return
    try {
      const shown = this.desk.show(turn.title, { body: turn.body, tag: turn.key })
      shown.onclick = () => {
        window.focus()
        shown.close()
      }
      this.#shown = shown
    } catch {
      // phones have notifications only for installed pages; the title of the page still says it
    }
  }

  clear(): void {
    this.#shown?.close()
    this.#shown = null
  }
}
