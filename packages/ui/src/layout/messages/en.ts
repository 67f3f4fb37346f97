export const en = {
  'appShell.skip': 'Skip to content',
  'appShell.menu': 'Menu',
  'appShell.closeMenu': 'Close the menu',
  'errorPage.forbidden.title': 'No access',
  'errorPage.forbidden.text':
    'You do not have access to the page that you requested. Your account administrator can change that.',
  'errorPage.notFound.title': 'This page does not exist',
  'errorPage.notFound.text':
    'The address may be mistyped, or the page may be gone. Use the menu to find what you need.',
  'errorPage.failed.title': 'Error loading the web page',
  'errorPage.failed.text':
    'Something failed on our side. Nothing that you saved is lost. Try again, and tell us the request number if it keeps failing.',
  'errorPage.unavailable.title': 'Forecourt cannot be reached',
  'errorPage.unavailable.text':
    'The service does not answer right now. Cards keep working at the pump. Try again in a minute.',
  'errorPage.notYet.title': '{name} is not available yet',
  'errorPage.notYet.text':
    'This screen is on its way. Everything else in the menu that is not marked so works today.',
  'errorPage.requestId': 'Request',
} as const;
