/** What every stored product is held to. */

/** Version of the stored shape; older values are migrated on read (product/migrations.ts). */
export const PRODUCT_SCHEMA_VERSION = 4

/** Characters that a row's reference may have. */
export const REFERENCE_MAX = 60

/** Longer than anything that is made, mm. */
export const LENGTH_MAX = 20_000

/** Keys beside those that come with a cylinder. */
export const EXTRA_KEYS_MAX = 10
