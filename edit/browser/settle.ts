/** Sveltia asks who is there, and goes back to its list after a save, unless it finds this first. */
localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));
const before = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}');
localStorage.setItem('sveltia-cms.prefs', JSON.stringify({ ...before, closeOnSave: false }));
