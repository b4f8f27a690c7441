/** A page of the administration that is not built yet says what will be there, and leads back; what will never be there is not found. */
import { Anchor, Container, Text, Title } from '@mantine/core'
import { IconTools } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { NotFoundPage } from '../ui/not-found-page.tsx'
import { adminText } from './text.ts'

const Coming = () => (
  <Container size="xs" py="xl" mt="xl">
    <IconTools size={32} stroke={1.4} color="var(--mantine-color-gray-6)" aria-hidden />
    <Title order={1} mt="sm">
      {adminText.title}
    </Title>
    <Text mt="xs" fw={600}>
      {adminText.coming}
    </Text>
    <Text mt="xs" c="gray.7">
      {adminText.whatComes}
    </Text>
    <Anchor component={Link} to="/tilbud" mt="md" display="inline-block">
      {adminText.toQuotes}
    </Anchor>
  </Container>
)

const WILL_BE = /^\/admin\/(buffers|redisimages|produktvelgerbilder)(\/|$)/

export const ComingPage = () => (WILL_BE.test(useLocation().pathname) ? <Coming /> : <NotFoundPage />)
