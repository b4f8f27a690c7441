/** What the functions use of SQS's client to send. Loaded when the first message is sent (queue.ts). */
export { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
