/**
 * A CloudFront function for viewer requests: it finds the file of a clean path. Its runtime
 * (cloudfront-js-2.0) has arrow functions and template literals, but no destructuring.
 */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by its name.
function handler(event) {
  const request = event.request;
  const path = request.uri;
  const clean = path
    .replace(/^\/+/, '/')
    .replace(/(?:\/|\.html)$/, '')
    .replace(/^\/index$/, '');
  if (path !== '/' && clean !== path) {
    const query = Object.keys(request.querystring).map((name) => {
      const first = request.querystring[name];
      return (first.multiValue || [first]).map((one) => `${name}=${one.value}`).join('&');
    });
    const location = (clean || '/') + (query.length > 0 ? `?${query.join('&')}` : '');
    return { statusCode: 308, headers: { location: { value: location } } };
  }
  if (path === '/') request.uri = '/index.html';
  else if (!/\.[^/]*$/.test(path)) request.uri = `${path}.html`;
  return request;
}
