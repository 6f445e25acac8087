/** See build/waiting-words.ts. */
declare module 'virtual:waiting-words' {
  const words: Record<'title' | 'close' | 'loading' | 'offline' | 'failed' | 'again', string>;
  export default words;
}
