/** The client of the table alone, the yardstick of what a function loads when it starts. */
export { DynamoDBClient } from '@aws-sdk/client-dynamodb'
