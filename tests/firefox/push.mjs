// Web Push in the Firefox journey: a driver's request alerts the manager until the browser
// unsubscribes, and even after an idle sign-out. Firefox draws the notifications itself.
import { randomUUID } from 'node:crypto';
import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { GATEWAY_URL } from '../support/gateway.ts';
import { requestByLink, strandDriverOf } from '../support/strandedDriver.ts';
import { waitForTitle } from './firefox.mjs';

const PATIENCE = { timeout: 60_000 };

/** Preferences that let Firefox receive alerts from a push service and show them without asking. */
export const pushPrefs = ({ url }) => ({
  'alerts.useSystemBackend': false,
  'dom.push.connection.enabled': true,
  'dom.push.serverURL': url,
  'permissions.default.desktop-notification': 1,
});

/** Runs in the page: subscribes with a key that the gateway no longer uses. */
async function subscribeWithOldKey() {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const { publicKey } = await crypto.subtle.generateKey(algorithm, true, ['sign']);
  const applicationServerKey = await crypto.subtle.exportKey('raw', publicKey);
  const { pushManager } = await navigator.serviceWorker.ready;
  await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** Runs in the page. */
async function notificationsShown() {
  const registration = await navigator.serviceWorker.ready;
  const notifications = await registration.getNotifications();
  return notifications.map(({ title, body, data }) => ({ title, body, data }));
}

/** Runs in the page: as if the portal had been idle for longer than its limit. */
const leaveIdle = () => localStorage.setItem('last-sign-of-life', String(Date.now() - 1_801_000));

/** Clicks the notification in its own Firefox window; returns the page that it opens. */
async function openNotification(browser) {
  const existingTargets = new Set(browser.targets());
  await clickNotification(browser);
  const target = await browser.waitForTarget(
    (candidate) => !existingTargets.has(candidate) && candidate.type() === 'page',
  );
  return target.page();
}

async function clickNotification({ connection }) {
  const windows = async () => {
    const { result } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
    return result.contexts.filter(({ url }) => url.endsWith('/alert.xhtml'));
  };
  await expect.poll(windows, PATIENCE).toHaveLength(1);
  const [{ context }] = await windows();
  const expression = 'document.getElementById("alertBox").click()';
  await connection.send('script.evaluate', {
    expression,
    target: { context },
    awaitPromise: false,
  });
}

/** Strands a driver, who then requests more. */
async function request(headers) {
  const driver = await strandDriverOf(headers);
  await requestByLink(driver);
  return driver.pump.last4;
}

/** Waits until an alert about a card was sent by email instead. */
async function expectEmail(email, last4) {
  const messagesAbout = async () => {
    const { messages } = await (await fetch(`${GATEWAY_URL}/demo/outbox.json`)).json();
    return messages.filter(({ to, text }) => to === email && text.includes(`ending in ${last4}`));
  };
  await expect.poll(messagesAbout, PATIENCE).toHaveLength(1);
}

const storedEndpoints = async (headers) =>
  (await (await fetch(`${GATEWAY_URL}/notifications/push`, { headers })).json()).endpoints;

/** Turns off the demo's quiet hours, which would delay alerts at night. */
async function endQuietHours(headers) {
  const address = `${GATEWAY_URL}/notifications/settings`;
  const { times, version } = await (await fetch(address, { headers })).json();
  const response = await fetch(address, {
    method: 'PUT',
    headers: {
      ...headers,
      'content-type': 'application/json',
      'if-match': String(version),
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ ...times, quiet: null }),
  });
  assert.equal(response.status, 200, await response.text());
}

async function toggle(page, statusText) {
  await page.locator('::-p-text(Alert me in this browser)').click();
  await page.locator(`::-p-text(${statusText})`).wait();
}
const turnOn = (page) => toggle(page, 'This browser alerts you');
const turnOff = (page) => toggle(page, 'This browser no longer alerts you');

async function openSettings(page, urls) {
  const pushRequest = page.waitForRequest(
    (candidate) => candidate.url() === `${urls.gateway}/notifications/push`,
  );
  await page.goto(`${urls.portal}/en/settings/notifications/?tab=settings`);
  const { authorization, sysaccountid } = (await pushRequest).headers();
  return { authorization, sysaccountid };
}

/** The only notification that the browser shows. */
async function shownNotification(page) {
  const readShown = () => page.evaluate(notificationsShown);
  await expect.poll(readShown, PATIENCE).toHaveLength(1);
  const [notification] = await readShown();
  return notification;
}

/** Steps in order; the last one leaves the browser subscribed. */
export const pushSteps = (page, { urls, service, email, signInHere }) => ({
  async alertsThisBrowser() {
    const headers = await openSettings(page, urls);
    await endQuietHours(headers);
    await page.evaluate(subscribeWithOldKey);
    await turnOn(page);
    await expect.poll(service.endpoints, PATIENCE).toEqual(await storedEndpoints(headers));
    const last4 = await request(headers);
    const { title, body, data } = await shownNotification(page);
    assert.match(title, /^\S.* requests \$480\.00$/);
    assert.match(body, new RegExp(`^Card ending in ${last4} was declined at .+ is waiting\\.$`));
    const urlBefore = page.url();
    const alertPage = await openNotification(page.browser());
    await waitForTitle(alertPage, title);
    assert.equal(new URL(alertPage.url()).pathname, data);
    assert.equal(page.url(), urlBefore, 'What is open stays as it is');
    await alertPage.close();
    assert.deepEqual(service.answers, [201]);
  },
  async isTurnedOff() {
    const headers = await openSettings(page, urls);
    await turnOff(page);
    await expect.poll(service.endpoints, PATIENCE).toEqual([]);
    await expectEmail(email, await request(headers));
    assert.deepEqual(service.answers, [201], 'Nothing more was sent');
  },
  async isForgottenWhenGone() {
    const headers = await openSettings(page, urls);
    await turnOn(page);
    service.isGone = true;
    await expectEmail(email, await request(headers));
    service.isGone = false;
    assert.deepEqual(service.answers, [201, 410]);
    assert.deepEqual(await storedEndpoints(headers), []);
  },
  async isAlertedAgainAndThroughAnIdleSignOut() {
    const headers = await openSettings(page, urls);
    await turnOn(page);
    const endpoints = await storedEndpoints(headers);
    await expect.poll(service.endpoints, PATIENCE).toEqual(endpoints);
    await request(headers);
    const { title, data } = await shownNotification(page);
    assert.deepEqual(service.answers, [201, 410, 201]);
    // a file on the portal's origin that runs no code
    await page.goto(`${urls.portal}/icon.svg`);
    await page.evaluate(leaveIdle);
    const alertPage = await openNotification(page.browser());
    await alertPage.locator('::-p-text(You were signed out because you were inactive)').wait();
    await signInHere(alertPage, urls);
    await waitForTitle(alertPage, title);
    assert.equal(await alertPage.evaluate(() => location.pathname), data);
    await alertPage.close();
    assert.deepEqual(await storedEndpoints(await openSettings(page, urls)), endpoints);
    assert.deepEqual(service.endpoints(), endpoints);
  },
});
