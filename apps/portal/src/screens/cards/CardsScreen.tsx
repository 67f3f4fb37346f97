export { ManageCards as Component } from './ManageCards.tsx';
