/** A test without a page renders with the React that servers run; `act`, for those with one, is in the other build only. */
if (!('document' in globalThis)) process.env['NODE_ENV'] = 'production';
