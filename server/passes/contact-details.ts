import { removeInvisible } from './latin-letters.ts';

const contactDetails = [
  // Email and web addresses
  /@|:\/\/|\bwww\./i,
  /\.(?:com|net|org|info|biz|gov|app|io)\b/i,
  /\p{L}[\p{L}\p{M}\p{N}-]*\.\p{L}[\p{L}\p{M}\p{N}-]/u,
  /[\p{L}\p{N}]。[a-z]{2}/iu,
  // Addresses with a scheme
  /\b(?:tel|sms|mailto|https?|ftp|sip|callto|facetime|whatsapp|skype|geo):/i,
  // Phone numbers
  /(?:\p{Nd}[\s().-]?){6}/u,
  /(?:\p{Nd}[^\p{L}\p{N}]{0,2}){7}/u,
];

/** Whether a name contains an email address, a web address or a phone number, in any script. */
export function hasContactDetails(name: string): boolean {
  const text = removeInvisible(name).normalize('NFKC');
  return contactDetails.some((pattern) => pattern.test(text));
}
