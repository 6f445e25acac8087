// The attempted path helps whoever looks for a broken link.
console.info(`404: nothing at ${location.pathname}`);
