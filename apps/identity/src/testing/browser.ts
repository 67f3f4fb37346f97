import type { RunningIdentity } from './startIdentity.ts';

/**
 * Imitates a browser's redirects and cookies; stops at another server or if not `isFollowed`.
 * `heldCookie` is one that it already has, as `name=value`.
 */
export function browserOf(identity: Pick<RunningIdentity, 'url'>, heldCookie = '') {
  const cookies = new Map<string, string>();
  /** Holds a cookie that another page set, as `name=value`. */
  const hold = (cookie: string) => {
    const [name = '', value = ''] = cookie.split('=');
    cookies.set(name, value);
  };
  if (heldCookie !== '') hold(heldCookie);
  const visit = async (
    url: string,
    init: RequestInit = {},
    isFollowed = true,
  ): Promise<{ url: string; html: string }> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { cookie, accept: 'text/html' },
    });
    for (const setCookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? [];
      if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(setCookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location) return { url, html: await response.text() };
    const next = new URL(location, url).href;
    return isFollowed && next.startsWith(identity.url) ? visit(next) : { url: next, html: '' };
  };
  const submit = (
    page: { url: string; html: string },
    fields: Record<string, string>,
    isFollowed = true,
  ) => {
    const form = page.html.split('<form')[1] ?? '';
    const hidden = [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    const body = new URLSearchParams({ ...Object.fromEntries(hidden), ...fields });
    return visit(page.url, { method: 'POST', body }, isFollowed);
  };
  return { visit, submit, hold };
}
