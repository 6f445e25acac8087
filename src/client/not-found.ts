console.info(`404: nothing at ${location.pathname}`);
