/**
 * The one table as plain data, so that the cloud declares and the local stack creates the very same one. Every item has
 * a partition and a sort key; an index row is a pointer (keys only), so the item behind it is fetched and a pointer to
 * nothing is skipped. Which question an index answers is named where an entity uses it.
 */
export const tableShape = {
  partitionKey: 'pk',
  sortKey: 'sk',
  indexes: [
    { name: 'gsi1', partitionKey: 'gsi1pk', sortKey: 'gsi1sk' },
    { name: 'gsi2', partitionKey: 'gsi2pk', sortKey: 'gsi2sk' },
  ],
  /** Epoch seconds. The table may delete an item long after this moment: reads check it themselves. */
  expiryAttribute: 'expiresAt',
} as const

/** Input of CreateTable; every key is a string. */
export const createTableInput = (tableName: string) => {
  const keys = [tableShape, ...tableShape.indexes]
  const keySchema = (of: { readonly partitionKey: string; readonly sortKey: string }) => [
    { AttributeName: of.partitionKey, KeyType: 'HASH' as const },
    { AttributeName: of.sortKey, KeyType: 'RANGE' as const },
  ]
  return {
    TableName: tableName,
    BillingMode: 'PAY_PER_REQUEST' as const,
    AttributeDefinitions: keys
      .flatMap(({ partitionKey, sortKey }) => [partitionKey, sortKey])
      .map((name) => ({ AttributeName: name, AttributeType: 'S' as const })),
    KeySchema: keySchema(tableShape),
    GlobalSecondaryIndexes: tableShape.indexes.map((index) => ({
      IndexName: index.name,
      KeySchema: keySchema(index),
      Projection: { ProjectionType: 'KEYS_ONLY' as const },
    })),
  }
}
