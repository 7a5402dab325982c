// Hash routes: where in the client a person is.

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string; token: string | null }
  | { page: 'join'; id: string; token: string | null }
  | { page: 'replay'; id: string; at: number | null }
  | { page: 'practice'; game: string; puzzle: string | null }
  | { page: 'rules'; game: string | null; at: string }
  | { page: 'about' }
  | { page: 'missing' }

/** What may stand between the slashes: it goes into addresses of the API as it is. */
const PLAIN = /^[\w-]*$/

export function readRoute(hash: string): Route {
  const parts = hash.replace(/^#\/?/, '').split('/')
  if (!parts.every((part) => PLAIN.test(part))) return { page: 'missing' }
  const [page, first, second] = parts
  if (page === 'new' && first) return { page, game: first }
  if (page === 'm' && first) return { page: 'table', id: first, token: second || null }
  if (page === 'join' && first) return { page, id: first, token: second || null }
  if (page === 'replay' && first) {
    const at = second === undefined ? NaN : Number.parseInt(second, 10)
    return { page, id: first, at: Number.isNaN(at) ? null : at }
  }
  if (page === 'practice' && first) return { page, game: first, puzzle: second || null }
  if (page === 'rules') return { page, game: first || null, at: second ?? '' }
  if (page === 'about') return { page }
  return { page: page ? 'missing' : 'lobby' }
}

const here: { route: Route } = $state({ route: { page: 'lobby' } })

export const route = {
  get current(): Route {
    return here.route
  },
}

export function followRoutes(): () => void {
  // The client has one address; at any other one it only says that there is nothing.
  const isHere = /^\/(index\.html)?$/.test(location.pathname)
  const read = () => (here.route = isHere ? readRoute(location.hash) : { page: 'missing' })
  read()
  window.addEventListener('hashchange', read)
  return () => window.removeEventListener('hashchange', read)
}

export function goTo(hash: string): void {
  location.hash = hash
}

/** Change the address without leaving a trace of the former one. */
export function replaceHash(hash: string): void {
  history.replaceState(null, '', hash)
}
