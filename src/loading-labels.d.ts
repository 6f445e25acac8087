/** See build/loading-labels.ts. */
declare module 'virtual:loading-labels' {
  const labels: Record<'title' | 'close' | 'loading' | 'offline' | 'failed' | 'retry', string> & {
    demo: { label: string; href: string };
  };
  export default labels;
}
