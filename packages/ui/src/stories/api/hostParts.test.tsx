import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as ui from '../../index.ts';

const HostLink: ui.LinkComponent = ({ children, ...props }) => (
  <a data-host-link {...props}>
    {children}
  </a>
);

const links: Readonly<Record<string, ReactNode>> = {
  Link: <ui.Link href="/cards">Cards</ui.Link>,
  ButtonLink: <ui.ButtonLink href="/order">Order</ui.ButtonLink>,
  Breadcrumb: <ui.Breadcrumb crumbs={[{ label: 'Cards', href: '/cards' }]} current="Order" />,
  MainMenu: <ui.MainMenu entries={[{ id: 'cards', label: 'Cards', href: '/cards' }]} />,
  Pagination: <ui.Pagination page={1} pageCount={3} hrefOf={(page) => `/cards?page=${page}`} />,
  TopBar: <ui.TopBar name="Forecourt" notifications={{ count: 1, href: '/all' }} />,
};

test.each(Object.entries(links))('%s renders links as the host’s link component', (_name, link) => {
  const html = renderToString(
    <ui.ForecourtProvider linkComponent={HostLink}>{link}</ui.ForecourtProvider>,
  );
  const anchors = html.match(/<a\s[^>]*href=[^>]*>/g) ?? [];
  expect(anchors.length).toBeGreaterThan(0);
  expect(anchors.filter((anchor) => !anchor.includes('data-host-link'))).toEqual([]);
});
