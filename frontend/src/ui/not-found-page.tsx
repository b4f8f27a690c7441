import { Anchor, Container, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { notFoundText } from './text.ts'

export const NotFoundPage = () => (
  <Container size="xs" py="xl" mt="xl">
    <title>{notFoundText.title}</title>
    <Title order={1}>{notFoundText.title}</Title>
    <Text mt="xs" c="gray.7">
      {notFoundText.why}
    </Text>
    <Anchor component={Link} to="/" mt="md" display="inline-block">
      {notFoundText.home}
    </Anchor>
  </Container>
)
