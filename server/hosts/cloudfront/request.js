/**
 * CloudFront function for viewer requests: maps clean paths to files. The runtime cloudfront-js-2.0
 * supports arrow functions and template literals, but no destructuring.
 */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls this function by name.
function handler(event) {
  const request = event.request;
  const path = request.uri;
  const clean = path
    .replace(/^\/+/, '/')
    .replace(/(?:\/|\.html)$/, '')
    .replace(/^\/index$/, '');
  if (path !== '/' && clean !== path) {
    const query = Object.keys(request.querystring).map((name) => {
      const parameter = request.querystring[name];
      return (parameter.multiValue || [parameter]).map((item) => `${name}=${item.value}`).join('&');
    });
    const location = (clean || '/') + (query.length > 0 ? `?${query.join('&')}` : '');
    return { statusCode: 308, headers: { location: { value: location } } };
  }
  if (path === '/') request.uri = '/index.html';
  else if (!/\.[^/]*$/.test(path)) request.uri = `${path}.html`;
  return request;
}
