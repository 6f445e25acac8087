/** Shows each line of the text as a block; the spaces between them keep it one sentence for screen readers. */
export function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <span key={line} data-line="">
      {index > 0 && ' '}
      {line}
    </span>
  ));
}
