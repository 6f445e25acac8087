/** See build/waiting-words.ts. */
declare module 'virtual:waiting-words' {
  const words: Record<'title' | 'close' | 'loading' | 'offline' | 'failed' | 'retry', string>;
  export default words;
}
