// Boards of games from other distributions: plain modules, made with whatever their makers like.

import type { Component, ComponentProps } from 'svelte'

import type { BoardModule, BoardProps, StripProps } from '..'
import Mounted from './Mounted.svelte'

/** What a board is given: all of it again whenever something has changed. */
export type Mount<Props> = (node: HTMLElement, props: Props) => { update: (props: Props) => void; destroy: () => void }

/** What the module that a game names as its board exports; what it lacks is taken from the plain table. */
export interface ForeignBoard extends Partial<Omit<BoardModule, 'Board' | 'Strip' | 'Others'>> {
  mountBoard: Mount<BoardProps>
  mountStrip?: Mount<StripProps>
}

/** The module as one of ours. */
export function wrapped({ mountBoard, mountStrip, ...rest }: ForeignBoard, plain: BoardModule): BoardModule {
  if (typeof mountBoard !== 'function') throw new TypeError('the module exports no function mountBoard')
  return { ...plain, ...rest, Board: component(mountBoard), Strip: mountStrip ? component(mountStrip) : plain.Strip }
}

function component<Props extends object>(mount: Mount<Props>): Component<Props> {
  return (internals, given) => {
    const props: ComponentProps<typeof Mounted> = {
      mount: mount as Mount<object>,
      get given() {
        return given
      },
    }
    return Mounted(internals, props)
  }
}
