/** Cloudflare serves existing files itself and calls this Worker for all other requests. */
export default {
  async fetch(request, { ASSETS }) {
    const page = await ASSETS.fetch(new URL('/404', request.url));
    const { headers } = new Response(null, page);
    headers.delete('ETag');
    if (request.method === 'GET' || request.method === 'HEAD') {
      return new Response(request.method === 'HEAD' ? null : page.body, { status: 404, headers });
    }
    headers.set('Allow', 'GET, HEAD');
    headers.set('Content-Type', 'text/plain; charset=utf-8');
    return new Response('Method not allowed\n', { status: 405, headers });
  },
};
