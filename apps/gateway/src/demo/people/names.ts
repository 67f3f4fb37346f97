/** Drivers' first names, of many origins. */
export const FIRST_NAMES: readonly string[] =
  `Rosa James Amina Łukasz Priya Miguel Siobhán Andre Thuy Kwame Elena Marcus Yusuf Dolores Björn
  Tanisha Javier Ingrid Hassan Mei Curtis Zoë Rafael Oksana Darnell Noor Walter Jean-Luc Guadalupe
  Ravi Shanice Piotr Camila Dmitri Keisha Tomás Ana Earl Fatima Colm Lupe Terrence Hana Chidi
  Marisol Duane Nadia René Isabel Omar Jolene Emeka Sofía Clyde Anh Beatriz Ray Soledad Viktor
  Latoya`.split(/\s+/);

/** Drivers' last names: accents, apostrophes, hyphens, particles. */
export const LAST_NAMES: readonly string[] =
  `O'Brien, Nguyen, D'Angelo-Smith, Kowalski, Okonkwo, Ramírez, Johansson, Patel, Washington, Müller,
  Fernández, McAllister, Haile, Tran, Sørensen, Whitfield, Abdullahi, Castellanos, Petrov, Jefferson,
  Ibáñez, Park, van der Berg, Delgado, Szczepański, Brooks, Medina, Hernández, Yazzie, Thibodeaux,
  Kaur, Mbeki, Stone, Villarreal, Dubois, Adeyemi, Lindgren, Sandoval, Hoang, Pruitt, Guerrero,
  Novák, Freeman, Begaye, Ortiz, Mahmoud, Carver, Peña, Vang, Hollis, De la Cruz, Singh, Baptiste,
  Murphy, Zhou, Tafoya, Grant, Osei, Salazar, Ferreira, Ruiz, Beckett`.split(/,\s+/);

type FullName = readonly [first: string, last: string];

/** Drivers in every demo, first in their fleet. The last one fills the embossing line. */
export const KNOWN_DRIVERS: Readonly<Record<string, readonly FullName[]>> = {
  LH: [
    ['Rafaela', 'Núñez'],
    ['Javier', 'Reyes'],
    ['Aisha', 'Haddad'],
    ['Signe', 'Lindqvist'],
  ],
  RG: [
    ['Tunde', 'Okafor'],
    ['Petra', 'Lindholm'],
  ],
  SV: [['Mo', 'Castellanos-Whitfield']],
};
