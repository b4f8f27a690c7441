/** The weekday on which the factory's lorry drives to a postal code, by its first digit (trade handbook 10.7); 1 is Monday. */
const DAY_OF_ROUTE = [2, 3, 2, 1, 1, 4, 4, 3, 5, 5] as const
const WITHOUT_ROUTE = 5

export const deliveryDay = (postalCode: string): number =>
  DAY_OF_ROUTE[Number.parseInt(postalCode.charAt(0), 10)] ?? WITHOUT_ROUTE
