import { toFileName } from '../../pass/name';

export function downloadPng(image: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(image);
  link.download = `${toFileName(name)}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Unlike a navigation, a download link keeps the page open if the request fails. */
export function downloadUrl(url: string) {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
