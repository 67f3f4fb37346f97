import { escapeHtml } from '@forecourt/server';
import type { KoaContextWithOIDC } from 'oidc-provider';

/** The CSP of our own pages: no scripts, nothing loaded from elsewhere, no framing. */
export const pagePolicy = (formTargets: readonly string[] = []): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

export interface PageParts {
  readonly title: string;
  /** HTML; every text in it must already be escaped. */
  readonly body: string;
  readonly refreshSeconds?: number;
}

/** Renders a complete page that links the shared style sheet. */
export const page = ({ title, body, refreshSeconds }: PageParts): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${refreshSeconds ? `<meta http-equiv="refresh" content="${refreshSeconds}">` : ''}
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/identity.css">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

/** The response in which the provider shows a page. */
export type PageResponse = Pick<KoaContextWithOIDC, 'body' | 'set' | 'type'>;

/** Shows a page whose forms may lead to these origins besides our own. */
export function showPage(
  ctx: PageResponse,
  parts: PageParts,
  formTargets: readonly string[] = [],
): void {
  ctx.type = 'html';
  ctx.set('content-security-policy', pagePolicy(formTargets));
  ctx.body = page(parts);
}

/** Renders the error page for a refused request; never redirects to an unverified address. */
export function renderProblem(
  ctx: KoaContextWithOIDC,
  {
    error,
    error_description: description,
  }: { error: string; error_description?: string | undefined },
): void {
  showPage(ctx, {
    title: 'Sign-in problem',
    body: `<h1>This request is not valid</h1>
<p>${escapeHtml(description ?? error)}</p>
<p class="hint">Go back to the application and try again.</p>`,
  });
}
