/** Without a page, tests use production React, as servers do; `act` is only in the other build. */
if (!('document' in globalThis)) process.env['NODE_ENV'] = 'production';
