/** Opens the first row of the table or, on a phone, the first card in its place. */
const openFirstRow = (page) =>
  page.getByRole('row').nth(1).or(page.locator('main ul > li > button')).first().click();
const openFirstPurchase = async (page) => {
  await openFirstRow(page);
  const panel = page.getByRole('dialog');
  await panel.waitFor();
  await panel.getByText('Odometer entered').waitFor();
};

const route = (name, path, folder, overrides = {}) => ({
  name,
  path,
  folder,
  role: 'administrator',
  ...overrides,
});

/**
 * The portal's routes for `npm run look`. `folder`: the screens whose changes affect it. `role`:
 * who signs in, `null` for nobody. `act` brings the screen into a state that has no URL of its own.
 */
export const lookRoutes = [
  route('login', '/en/login/', 'login', { role: null }),
  route('overview-viewer', '/en/', 'overview', { role: 'viewer' }),
  route('fees-denied', '/en/pay/fees/', 'money', { role: 'viewer' }),
  route('overview', '/en/', 'overview'),
  route('cards', '/en/cards/', 'cards'),
  route('card-panel', '/en/cards/', 'cards', {
    act: async (page) => {
      await page.getByText('••••').first().click();
      await page.getByRole('dialog').waitFor();
    },
  }),
  route('order', '/en/cards/order-new/', 'orders'),
  route('import', '/en/cards/order-new/import', 'imports'),
  route('orders', '/en/cards/orders', 'orders'),
  route('activity', '/en/activity/', 'activity'),
  route('activity-purchase', '/en/activity/?status=complete', 'activity', {
    act: openFirstPurchase,
  }),
  route('activity-decline', '/en/activity/?status=declined', 'activity', {
    act: openFirstPurchase,
  }),
  route('activity-allow', '/en/activity/?status=declined', 'activity', {
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
  }),
  route('driver-request', '/en/settings/notifications/', 'driverRequests', {
    act: async (page) => {
      await page
        .getByRole('button', { name: /Answer driver/ })
        .first()
        .click();
      await page.getByRole('img', { name: /^Picture that/ }).waitFor();
    },
  }),
  route('statements', '/en/statements/', 'statements'),
  route('exceptions', '/en/settings/exceptions/', 'alerts'),
  route('exceptions-rule', '/en/settings/exceptions/?code=108001', 'alerts'),
  route('integrations', '/en/settings/integrations/', 'integrations'),
  route('integrations-new', '/en/settings/integrations/?new=key', 'integrations'),
  route('integrations-reference', '/en/settings/integrations/?tab=reference', 'integrations'),
  route(
    'integrations-reference-call',
    '/en/settings/integrations/?tab=reference&call=changeCardStatus',
    'integrations',
  ),
  route(
    'integrations-reference-try',
    '/en/settings/integrations/?tab=reference&call=changeCardStatus&part=try',
    'integrations',
  ),
  route('accounting-delivery', '/en/statements/?tab=accounting', 'statements'),
  route('integrations-telematics', '/en/settings/integrations/?tab=telematics', 'integrations'),
  route('notifications', '/en/settings/notifications/', 'notifications'),
  route('notifications-history', '/en/settings/notifications/?tab=history', 'notifications'),
  route('notifications-settings', '/en/settings/notifications/?tab=settings', 'notifications'),
  route('profile', '/en/settings/profile/', 'profile'),
  route('my-settings', '/en/settings/my-settings/', 'settings'),
  route('pay', '/en/pay/', 'money'),
  route('pay-history', '/en/pay/history/', 'money'),
  route('funds', '/en/funds/', 'money'),
  route('fees', '/en/pay/fees/', 'money'),
  route('downloads', '/en/downloads/', 'files'),
  route('reports', '/en/reports/', 'reports'),
  route('reports-create', '/en/reports/create/?kind=departments', 'reports'),
  route('reports-q', '/en/reports/reportq', 'reports'),
  route('limits', '/en/cards/limits/', 'limits'),
  route('limits-fit', '/en/cards/limits/?tab=fit', 'limits'),
  route('limits-edit', '/en/cards/limits/', 'limits', {
    act: async (page) => {
      await page.getByText('Linehaul tight').first().click();
      await page.getByRole('heading', { name: 'Would this purchase be approved?' }).waitFor();
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await page.getByRole('button', { name: 'Replay' }).click();
    },
  }),
  route('express-activity', '/en/express-check/activity/', 'expressChecks'),
  route('express-create', '/en/express-check/create/', 'expressChecks', {
    act: async (page) => {
      await page.getByRole('button', { name: /Choose a fleet/ }).click();
      await page.getByRole('option').first().click();
      await page.getByRole('textbox', { name: 'Amount' }).fill('600');
      await page.getByText('The account pays').waitFor();
    },
  }),
  route('express-settings', '/en/express-check/settings/', 'expressChecks', {
    act: (page) => page.getByText('Maximum transaction amount').first().waitFor(),
  }),
  route('users', '/en/settings/manage-users/', 'users'),
  route('users-invite', '/en/settings/manage-users/invite', 'users'),
  route('account-settings', '/en/settings/account/', 'accountSettings'),
  route('departments', '/en/settings/account/?tab=departments', 'accountSettings'),
  route('fleets', '/en/settings/account/?tab=fleets', 'accountSettings'),
  route('webhooks', '/en/settings/integrations/?tab=webhooks', 'integrations'),
  route('insights', '/en/insights/', 'insights'),
  route('rewards', '/en/rewards/', 'rewards'),
  route('rewards-redeem', '/en/rewards/redeem', 'rewards'),
  route('services', '/en/services/', 'addOns'),
  route('service', '/en/services/maintenance', 'addOns'),
  route('help', '/en/help/', 'help'),
  route('live-help', '/en/help/live/', 'help'),
  route('agent', '/en/agent/', 'agent', { role: null }),
  route('not-found', '/en/nowhere/', 'errors'),
];
