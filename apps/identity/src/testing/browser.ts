import type { RunningIdentity } from './startIdentity.ts';

/** Imitates a browser's redirects and cookies; stops at another server or if not `isFollowed`. */
export function browserOf(identity: Pick<RunningIdentity, 'url'>) {
  const cookies = new Map<string, string>();
  const visit = async (
    url: string,
    init: RequestInit = {},
    isFollowed = true,
  ): Promise<{ url: string; html: string }> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { cookie, accept: 'text/html' },
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(set)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location) return { url, html: await answer.text() };
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
  return { visit, submit };
}
