import { type Design, designToHash } from '../pass/design';

/** Opens this pass in the live wallet of the home page. */
export const shareUrl = (design: Design) =>
  new URL(designToHash(design), new URL('/', location.href)).href;
