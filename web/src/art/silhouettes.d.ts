declare module '*?silhouettes' {
  const silhouettes: import('./loom').Silhouettes
  export default silhouettes
}
