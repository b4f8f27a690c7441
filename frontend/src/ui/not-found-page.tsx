import { Anchor, Container, Text, Title } from '@mantine/core'
import { Link } from 'react-router'

export const NotFoundPage = () => (
  <Container size="xs" py="xl" mt="xl">
    <title>404 Siden finnes ikke</title>
    <Title order={1}>404 Siden finnes ikke</Title>
    <Text mt="xs" c="gray.7">
      Adressen kan være skrevet feil, eller siden kan være flyttet.
    </Text>
    <Anchor component={Link} to="/" mt="md" display="inline-block">
      Gå til forsiden
    </Anchor>
  </Container>
)
