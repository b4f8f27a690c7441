/** What the functions use of S3's client. Loaded when a bucket is first used (bucket.ts): most first calls of a function use none. */
export {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
export { getSignedUrl } from '@aws-sdk/s3-request-presigner'
