export { Menu, type MenuEntry, type MenuGroup, type MenuProps } from './Menu.tsx';
