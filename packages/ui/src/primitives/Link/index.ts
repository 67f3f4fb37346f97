export { Link, type LinkProps } from './Link.tsx';
export { ButtonLink, type ButtonLinkProps } from './ButtonLink.tsx';
