/** Characters other than letters and digits become hyphens. */
const toFileName = (name: string) =>
  name.replace(/[\s\p{P}\p{S}\p{C}]+/gu, '-').replace(/^-|-$/g, '');

export function downloadPng(image: Blob, name: string, fallbackName: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(image);
  link.download = `${toFileName(name) || fallbackName}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
