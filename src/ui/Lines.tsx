/** A text whose line breaks are part of the copy. Read aloud or copied, it stays one sentence. */
export function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <span key={line} data-line="">
      {index > 0 && ' '}
      {line}
    </span>
  ));
}
