export const en = {
  'appShell.skip': 'Skip to content',
  'appShell.menu': 'Menu',
  'appShell.closeMenu': 'Close the menu',
  'errorPage.forbidden.title': 'No access',
  'errorPage.forbidden.text':
    'You do not have access to the page that you requested. Your account administrator can give you access.',
  'errorPage.notFound.title': 'Page not found',
  'errorPage.notFound.text':
    'The address may be mistyped, or the page may have moved. Use the menu to find what you need.',
  'errorPage.failed.title': 'Error loading the web page',
  'errorPage.failed.text':
    'Something went wrong on our side. Your saved work is safe. Try again, and give us the request ID if it keeps happening.',
  'errorPage.unavailable.title': 'Forecourt is not available',
  'errorPage.unavailable.text':
    'Our service is not responding. Cards still work at the pump. Try again in a minute.',
  'errorPage.notYet.title': '{name} is not available yet',
  'errorPage.notYet.text':
    'We are still building this screen. Everything else in the menu works today unless marked the same way.',
  'errorPage.requestId': 'Request ID',
} as const;
