/** A row of the table, or on a phone one of the cards in its place. */
const openFirstRow = (page) =>
  page.getByRole('row').nth(1).or(page.locator('main ul > li > button')).first().click();
const openFirstPurchase = async (page) => {
  await openFirstRow(page);
  const panel = page.getByRole('dialog');
  await panel.waitFor();
  await panel.getByText('Odometer entered').waitFor();
};

/**
 * What `npm run look` opens of the portal. `role` null: without signing in. `act` brings the screen
 * into a state that has no address of its own. `folder`: the screens that change it.
 */
export const lookRoutes = [
  { name: 'login', path: '/en/login/', role: null, folder: 'login' },
  { name: 'overview-viewer', path: '/en/', role: 'viewer', folder: 'overview' },
  { name: 'fees-denied', path: '/en/pay/fees/', role: 'viewer', folder: 'money' },
  { name: 'overview', path: '/en/', role: 'administrator', folder: 'overview' },
  { name: 'cards', path: '/en/cards/', role: 'administrator', folder: 'cards' },
  {
    name: 'card-panel',
    path: '/en/cards/',
    role: 'administrator',
    folder: 'cards',
    act: async (page) => {
      await page.getByText('••••').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'order', path: '/en/cards/order-new/', role: 'administrator', folder: 'orders' },
  { name: 'import', path: '/en/cards/order-new/import', role: 'administrator', folder: 'imports' },
  { name: 'orders', path: '/en/cards/orders', role: 'administrator', folder: 'orders' },
  { name: 'activity', path: '/en/activity/', role: 'administrator', folder: 'activity' },
  {
    name: 'activity-purchase',
    path: '/en/activity/?status=complete',
    role: 'administrator',
    folder: 'activity',
    act: openFirstPurchase,
  },
  {
    name: 'activity-decline',
    path: '/en/activity/?status=declined',
    role: 'administrator',
    folder: 'activity',
    act: openFirstPurchase,
  },
  {
    name: 'activity-allow',
    path: '/en/activity/?status=declined',
    role: 'administrator',
    folder: 'activity',
    act: async (page) => {
      await page
        .getByText(/^Over the /)
        .first()
        .click();
      await page.getByRole('button', { name: 'Allow once…' }).click();
      await page
        .getByRole('button', { name: /^Allow/ })
        .last()
        .waitFor();
    },
  },
  {
    name: 'driver-request',
    path: '/en/settings/notifications/',
    role: 'administrator',
    folder: 'driverRequests',
    act: async (page) => {
      await page
        .getByRole('button', { name: /Answer driver/ })
        .first()
        .click();
      await page.getByRole('img', { name: /^Picture that/ }).waitFor();
    },
  },
  {
    name: 'statements',
    path: '/en/statements/',
    role: 'administrator',
    folder: 'statements',
  },
  { name: 'exceptions', path: '/en/settings/exceptions/', role: 'administrator', folder: 'alerts' },
  {
    name: 'exceptions-rule',
    path: '/en/settings/exceptions/?code=108001',
    role: 'administrator',
    folder: 'alerts',
  },
  {
    name: 'integrations',
    path: '/en/settings/integrations/',
    role: 'administrator',
    folder: 'integrations',
  },
  {
    name: 'integrations-new',
    path: '/en/settings/integrations/?new=key',
    role: 'administrator',
    folder: 'integrations',
  },
  {
    name: 'integrations-reference',
    path: '/en/settings/integrations/?tab=reference',
    role: 'administrator',
    folder: 'integrations',
  },
  {
    name: 'integrations-reference-call',
    path: '/en/settings/integrations/?tab=reference&call=changeCardStatus',
    role: 'administrator',
    folder: 'integrations',
  },
  {
    name: 'integrations-reference-try',
    path: '/en/settings/integrations/?tab=reference&call=changeCardStatus&part=try',
    role: 'administrator',
    folder: 'integrations',
  },
  {
    name: 'accounting-delivery',
    path: '/en/statements/?tab=accounting',
    role: 'administrator',
    folder: 'statements',
  },
  {
    name: 'integrations-telematics',
    path: '/en/settings/integrations/?tab=telematics',
    role: 'administrator',
    folder: 'integrations',
  },
  {
    name: 'notifications',
    path: '/en/settings/notifications/',
    role: 'administrator',
    folder: 'notifications',
  },
  {
    name: 'notifications-history',
    path: '/en/settings/notifications/?tab=history',
    role: 'administrator',
    folder: 'notifications',
  },
  {
    name: 'notifications-settings',
    path: '/en/settings/notifications/?tab=settings',
    role: 'administrator',
    folder: 'notifications',
  },
  { name: 'profile', path: '/en/settings/profile/', role: 'administrator', folder: 'profile' },
  {
    name: 'my-settings',
    path: '/en/settings/my-settings/',
    role: 'administrator',
    folder: 'settings',
  },
  { name: 'pay', path: '/en/pay/', role: 'administrator', folder: 'money' },
  { name: 'pay-history', path: '/en/pay/history/', role: 'administrator', folder: 'money' },
  { name: 'funds', path: '/en/funds/', role: 'administrator', folder: 'money' },
  { name: 'fees', path: '/en/pay/fees/', role: 'administrator', folder: 'money' },
  { name: 'downloads', path: '/en/downloads/', role: 'administrator', folder: 'files' },
  { name: 'reports', path: '/en/reports/', role: 'administrator', folder: 'reports' },
  {
    name: 'reports-create',
    path: '/en/reports/create/?kind=departments',
    role: 'administrator',
    folder: 'reports',
  },
  { name: 'reports-q', path: '/en/reports/reportq', role: 'administrator', folder: 'reports' },
  { name: 'limits', path: '/en/cards/limits/', role: 'administrator', folder: 'limits' },
  {
    name: 'limits-fit',
    path: '/en/cards/limits/?tab=fit',
    role: 'administrator',
    folder: 'limits',
  },
  {
    name: 'limits-edit',
    path: '/en/cards/limits/',
    role: 'administrator',
    folder: 'limits',
    act: async (page) => {
      await page.getByText('Linehaul tight').first().click();
      await page.getByRole('heading', { name: 'Would this purchase be approved?' }).waitFor();
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await page.getByRole('button', { name: 'Replay' }).click();
    },
  },
  {
    name: 'express-activity',
    path: '/en/express-check/activity/',
    role: 'administrator',
    folder: 'expressChecks',
  },
  {
    name: 'express-create',
    path: '/en/express-check/create/',
    role: 'administrator',
    folder: 'expressChecks',
    act: async (page) => {
      await page.getByRole('button', { name: /Choose a fleet/ }).click();
      await page.getByRole('option').first().click();
      await page.getByRole('textbox', { name: 'Amount' }).fill('600');
      await page.getByText('The account pays').waitFor();
    },
  },
  {
    name: 'express-settings',
    path: '/en/express-check/settings/',
    role: 'administrator',
    folder: 'expressChecks',
    act: (page) => page.getByText('Maximum transaction amount').first().waitFor(),
  },
  { name: 'users', path: '/en/settings/manage-users/', role: 'administrator', folder: 'users' },
  {
    name: 'users-invite',
    path: '/en/settings/manage-users/invite',
    role: 'administrator',
    folder: 'users',
  },
  {
    name: 'account-settings',
    path: '/en/settings/account/',
    role: 'administrator',
    folder: 'accountSettings',
  },
  {
    name: 'departments',
    path: '/en/settings/account/?tab=departments',
    role: 'administrator',
    folder: 'accountSettings',
  },
  {
    name: 'fleets',
    path: '/en/settings/account/?tab=fleets',
    role: 'administrator',
    folder: 'accountSettings',
  },
  {
    name: 'webhooks',
    path: '/en/settings/integrations/?tab=webhooks',
    role: 'administrator',
    folder: 'integrations',
  },
  { name: 'insights', path: '/en/insights/', role: 'administrator', folder: 'insights' },
  { name: 'rewards', path: '/en/rewards/', role: 'administrator', folder: 'rewards' },
  { name: 'rewards-redeem', path: '/en/rewards/redeem', role: 'administrator', folder: 'rewards' },
  { name: 'services', path: '/en/services/', role: 'administrator', folder: 'addOns' },
  { name: 'service', path: '/en/services/maintenance', role: 'administrator', folder: 'addOns' },
  { name: 'help', path: '/en/help/', role: 'administrator', folder: 'help' },
  { name: 'live-help', path: '/en/help/live/', role: 'administrator', folder: 'help' },
  { name: 'agent', path: '/en/agent/', role: null, folder: 'agent' },
  { name: 'not-found', path: '/en/nowhere/', role: 'administrator', folder: 'errors' },
];
