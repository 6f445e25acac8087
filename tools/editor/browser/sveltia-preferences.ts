/** Skips the sign-in page of Sveltia, and keeps the form open after a save. */
localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));
const preferences = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}');
localStorage.setItem('sveltia-cms.prefs', JSON.stringify({ ...preferences, closeOnSave: false }));
