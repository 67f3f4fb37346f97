import { escapeHtml } from '@forecourt/server';

/** Styles of the sandbox's frame. It follows the color scheme of the page around it. */
export const FRAME_STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1d2a33, #e9eff2); --quiet: light-dark(#4b5963, #b4c0c6);
  --line: light-dark(#7c8a92, #7f8d95); --surface: light-dark(#ffffff, #16242c); --accent: light-dark(#0b6672, #4fb9c6);
  --on: light-dark(#ffffff, #0c191f); --bad: light-dark(#a3231b, #ff9d93); }
:root[data-scheme=light] { color-scheme: light; } :root[data-scheme=dark] { color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; padding: 2px; background: var(--surface); color: var(--ink); font: 14px/20px system-ui, sans-serif; }
form { display: grid; gap: 12px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
label { display: grid; gap: 4px; font-weight: 500; font-size: 13px; }
input, select { font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 8px;
  padding: 6px 10px; min-height: 36px; width: 100%; }
select option { color: #1d2a33; background: #ffffff; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
button { font: inherit; font-weight: 550; min-height: 36px; border: 0; border-radius: 8px; padding: 6px 14px; justify-self: start;
  background: var(--accent); color: var(--on); cursor: pointer; }
button[disabled] { opacity: .6; }
p { margin: 0; color: var(--quiet); font-size: 13px; } .wrong { color: var(--bad); } .wrong:empty { display: none; }
@media (pointer: coarse) { input, select, button { min-height: 44px; } }
`;

/** Submits the form to the sandbox and passes nothing but the token to the surrounding page. */
export const FRAME_SCRIPT = `
const form = document.querySelector('form');
const wrong = document.querySelector('.wrong');
const button = form.querySelector('button');
const { parent: around, path } = form.dataset;
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  button.disabled = true;
  wrong.textContent = '';
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
    });
    const { token, message } = await answer.json();
    if (token) parent.postMessage({ type: 'payment.token', token }, around);
    else wrong.textContent = message;
  } catch {
    wrong.textContent = 'Something went wrong. Try again.';
  } finally {
    button.disabled = false;
  }
});
// pressed before this script is there, it would send the form as the browser does
button.disabled = false;
`;

const CARD_FIELDS = `
<label>Card number <input name="number" inputmode="numeric" autocomplete="cc-number" required maxlength="24"></label>
<div class="pair">
<label>Expires (MM/YYYY) <input name="expiry" autocomplete="cc-exp" required maxlength="7" placeholder="MM/YYYY"></label>
<label>Security code <input name="code" inputmode="numeric" autocomplete="cc-csc" required maxlength="4"></label>
</div>
<p class="wrong" role="alert"></p>
<button disabled>Use this card</button>
<p>This is a sandbox. Only test cards work, such as 5555 5555 5555 4444. 5105 1051 0510 5100 is declined.</p>`;

const BANK_FIELDS = `
<label>Bank <select name="bank"><option>First Prairie Bank</option><option>Lone Star Credit Union</option></select></label>
<label>Account <select name="account"><option value="6789">Checking, ending in 6789</option><option value="2210">Savings, ending in 2210</option></select></label>
<p class="wrong" role="alert"></p>
<button disabled>Link this account</button>
<p>This is a sandbox, so no bank is involved. Deposits to accounts entered manually are always 32 and 45 cents.</p>`;

export interface FramePage {
  readonly what: 'card' | 'bank';
  /** Origin of the only page that gets the token. */
  readonly parent: string;
  readonly scheme: 'light' | 'dark' | null;
  readonly linkToken: string;
  /** The network whose cards are not accepted; empty if all are. */
  readonly without: string;
}

const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

/** Renders the page in the frame. */
export function framePage({ what, parent, scheme, linkToken, without }: FramePage): string {
  const title = what === 'card' ? 'Card details' : 'Link a bank';
  const fields =
    what === 'card'
      ? CARD_FIELDS + hidden('without', without)
      : BANK_FIELDS + hidden('linkToken', linkToken);
  return `<!doctype html><html lang="en"${scheme === null ? '' : ` data-scheme="${scheme}"`}><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<link rel="stylesheet" href="/frame.css"></head><body>
<form aria-label="${title}" data-parent="${escapeHtml(parent)}" data-path="/tokens/${what}">
${fields}
</form><script src="/frame.js"></script></body></html>`;
}
