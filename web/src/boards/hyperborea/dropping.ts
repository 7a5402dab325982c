// Cubes may be dragged onto technologies, as well as clicked.

import type { Attachment } from 'svelte/attachments'

import type { Option } from '../../lib/types'

const KIND = 'application/x-gobelin-cube'

/** Use as `{@attach dragged(colour, take)}` on a cube that may be placed. */
export function dragged(cube: string, take: (cube: string | null) => void): Attachment<HTMLElement> {
  return (node) => {
    const start = (event: DragEvent) => {
      event.dataTransfer?.setData(KIND, cube)
      take(cube)
    }
    const end = () => take(null)
    node.draggable = true
    node.addEventListener('dragstart', start)
    node.addEventListener('dragend', end)
    return () => {
      node.draggable = false
      node.removeEventListener('dragstart', start)
      node.removeEventListener('dragend', end)
    }
  }
}

/** Use as `{@attach droppedOn(options, choose)}`: of the options there, the one for the cube that is dropped is chosen. */
export function droppedOn(
  options: readonly Option[],
  choose: (options: Option[], isSure?: boolean) => void,
): Attachment<HTMLElement> {
  return (node) => {
    const forCube = (cube: string) =>
      options.filter(([verb, colour]) => (verb === 'place' || verb === 'unused') && colour === cube)
    const over = (event: DragEvent) => {
      if (options.length && event.dataTransfer?.types.includes(KIND)) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      const fitting = forCube(event.dataTransfer?.getData(KIND) ?? '')
      if (!fitting.length) return
      event.preventDefault()
      choose(fitting, true)
    }
    node.addEventListener('dragover', over)
    node.addEventListener('drop', drop)
    return () => {
      node.removeEventListener('dragover', over)
      node.removeEventListener('drop', drop)
    }
  }
}
