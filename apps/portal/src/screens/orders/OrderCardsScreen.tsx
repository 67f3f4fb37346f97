import { OrderPage } from './OrderPage.tsx';

/** Order Cards: driver, vehicle, and single cards, by hand. [NAV-21, CARD-03] */
export const Component = () => <OrderPage network="host" />;
