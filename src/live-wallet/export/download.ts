export function download(file: Blob, name: string, otherwise: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${name.replace(/[\s\p{P}\p{S}\p{C}]+/gu, '-').replace(/^-|-$/g, '') || otherwise}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
