import { globalStyle as plainGlobalStyle } from '@vanilla-extract/css';
import * as cardList from '../data/DataTable/CardList.css.ts';
import * as filterBar from '../data/FilterBar/FilterBar.css.ts';
import * as banner from '../feedback/Banner/Banner.css.ts';
import * as shell from '../layout/AppShell/AppShell.css.ts';
import * as page from '../layout/Page/Page.css.ts';
import { globalStyle } from '../theme/layered.ts';

/** Doubled for specificity: this stylesheet may load before or after the styles it overrides. */
const strong = (name: string) => `.${name}.${name}`;
const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { print: rule } });

for (const name of [
  shell.rail,
  shell.bar,
  shell.skip,
  filterBar.bar,
  page.actions,
  banner.floating,
]) {
  onPaper(strong(name), { display: 'none' });
}
onPaper(strong(shell.shell), { display: 'block', minHeight: 0, background: 'none' });
onPaper(strong(page.page), { maxWidth: 'none', padding: 0 });
onPaper('li button, [role="tablist"], [role="radiogroup"]', { display: 'none' });
// A row of the list on phones is a button, and the only place of its content.
onPaper(strong(cardList.open), { display: 'grid' });
onPaper('tr, li, figure, svg', { breakInside: 'avoid' });
onPaper('h1, h2, h3', { breakAfter: 'avoid' });
plainGlobalStyle('html', {
  '@media': { print: { printColorAdjust: 'exact', fontSize: '90%' } },
});
