import type { PictureContent } from '../model/schema/picture';
import { pictureFiles } from './picture-files';
import { ResponsiveImage, type ResponsiveImageProps } from './ResponsiveImage';

type PictureProps = PictureContent & Omit<ResponsiveImageProps, 'files'>;

const phone = '(width < 48em)';

/**
 * The `sizes` entries for phones, for a picture that is `width` vw wide. Screens with three pixels per
 * CSS pixel get a file for two: the difference is not visible, and the file is a third smaller.
 */
export const phoneSizes = (width: number) =>
  `${phone} and (min-resolution: 2.5dppx) ${Math.floor((width * 2) / 3)}vw, ${phone} ${width}vw`;

/**
 * The `sizes` entry for a picture that grows with the font size of the page in src/styles/base.css:
 * in `sizes`, 1rem is the visitor's font size.
 */
export const scalingSize = (rems: number) =>
  `clamp(${rems}rem, ${rems}vw, ${Math.ceil(rems * 1.375)}rem)`;

export const Picture = ({ pictureId, ...image }: PictureProps) => (
  <ResponsiveImage {...image} files={pictureFiles(pictureId)} />
);
