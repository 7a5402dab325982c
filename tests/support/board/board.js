// The Gauntlet's own board: a plain module, as any game from outside may bring one along.

export const buttonVerbs = 'all'

export function mountBoard(node, props) {
  const draw = ({ position, show, texts }) => {
    node.className = 'gauntlet-board'
    node.dataset.part = show.part
    const points = position.players.map((_, seat) => `${texts.seat(seat)}: ${position.view.scores?.[seat] ?? 0}`)
    node.textContent = show.part === 'table' ? points.join(', ') : texts.seat(show.seat)
  }
  draw(props)
  return { update: draw, destroy: () => node.replaceChildren() }
}
