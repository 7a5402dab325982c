// The game's emblem.
export { default } from '~icons/game-icons/gears'
