/** Sveltia asks a status page before anybody has pressed anything: that says who edits, and when. */
const statusPages = /^https:\/\/(?:www\.githubstatus\.com|status-api\.hostedstatus\.com)\//;
const ask = window.fetch;
window.fetch = (to, how) =>
  statusPages.test(String(to)) ? Promise.reject(new TypeError('not asked')) : ask(to, how);
