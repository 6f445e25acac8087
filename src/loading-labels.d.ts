/** See build/loading-labels.ts. */
declare module 'virtual:loading-labels' {
  const labels: Record<'title' | 'close' | 'loading' | 'offline' | 'failed' | 'retry', string>;
  export default labels;
}
