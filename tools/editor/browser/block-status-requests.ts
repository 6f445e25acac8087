/** For privacy: Sveltia has no option to turn off its requests to these status pages. */
const statusPages = /^https:\/\/(?:www\.githubstatus\.com|status-api\.hostedstatus\.com)\//;
const { fetch } = window;
window.fetch = (input, init) =>
  statusPages.test(String(input))
    ? Promise.reject(new TypeError('Status requests are blocked'))
    : fetch(input, init);

export {};
